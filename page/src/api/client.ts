/** Questions to the server by HTTP; whatever goes wrong comes back as a value. */
import { lang } from '../lib/lang.svelte';
import { catchUp, keep, prefs } from '../lib/prefs.svelte';
import { t } from '../lib/words';
import type { Fault, Person, Plan, Result, Sit, Summary } from './types';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function once<T>(method: Method, path: string, body?: unknown): Promise<Result<T>> {
  const headers: Record<string, string> = { 'Accept-Language': lang() };
  if (prefs.token) headers.Authorization = `Bearer ${prefs.token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    return { ok: false, fault: { code: 'unreachable', text: t('page-fault-unreachable'), status: 0 } };
  }
  const text = await answer.text().catch(() => '');
  const type = answer.headers.get('Content-Type') ?? '';
  const value = type.includes('json') ? parsed(text) : text;
  if (answer.ok) return { ok: true, value: value as T };
  return { ok: false, fault: faultOf(value, answer.status) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function faultOf(value: unknown, status: number): Fault {
  const told = (value && typeof value === 'object' ? value : {}) as Partial<Fault>;
  return {
    code: told.code ?? 'unknown',
    text: told.text ?? t('page-fault-unknown', { status: String(status) }),
    status,
    faults: told.faults,
  };
}

let meeting: Promise<Result<Person>> | null = null;

/** Makes the person known to the server, once; from then on the token says who they are. */
export function meet(): Promise<Result<Person>> {
  if (prefs.token && prefs.person) {
    return Promise.resolve({ ok: true, value: { person: prefs.person, name: prefs.name } });
  }
  meeting ??= introduce().finally(() => (meeting = null));
  return meeting;
}

async function introduce(): Promise<Result<Person>> {
  const name = prefs.name.trim() || t('page-guest');
  const made = await once<Person & { token: string }>('POST', '/people', { name });
  if (!made.ok) return made;
  // Another tab may have been quicker: then both are the one that it made.
  catchUp();
  if (prefs.token && prefs.person) return { ok: true, value: { person: prefs.person, name: prefs.name } };
  keep({ token: made.value.token, person: made.value.person, name: made.value.name });
  return made;
}

/** The server knows nobody of this token; one that has come since then is not forgotten with it. */
export function forget(refused: string | null): void {
  catchUp();
  if (prefs.token === refused) keep({ token: null, person: null });
}

/** Asks as the person. A server that has forgotten the token is told who they are again. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<Result<T>> {
  const met = await meet();
  if (!met.ok) return met;
  const token = prefs.token;
  const answer = await once<T>(method, path, body);
  if (answer.ok || answer.fault.status !== 401) return answer;
  forget(token);
  const again = await meet();
  return again.ok ? once<T>(method, path, body) : again;
}

/** Asks what anybody may know. */
export function look<T>(path: string): Promise<Result<T>> {
  return once<T>('GET', path);
}

export async function rename(name: string): Promise<Result<Person>> {
  if (!prefs.token) {
    keep({ name });
    return meet();
  }
  const answer = await ask<Person>('PATCH', '/me', { name });
  if (answer.ok) keep({ name: answer.value.name });
  return answer;
}

export function openTable(plan: Plan): Promise<Result<{ table: string; invitation: string | null }>> {
  return ask('POST', '/tables', plan);
}

export function sit(table: string, how: Sit): Promise<Result<Summary>> {
  return ask('POST', `/tables/${encodeURIComponent(table)}/sit`, how);
}
