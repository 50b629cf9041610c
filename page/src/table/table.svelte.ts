/** The state of one open table: what has been heard, and what can be asked. */
import { socketUrl, TableConnection, thisBrowser, type Link } from '../api/socket';
import type { Said, Shown, StepsMessage, Summary, TableMessage } from '../api/types';
import type { Advice, GameFace, GameProps, Json, Step } from '../games/contract';
import { faceOf } from '../games/registry';
import { lang } from '../lib/lang.svelte';
import { prefs } from '../lib/prefs.svelte';
import { t } from '../lib/words';
import { Flow } from './flow';
import { heardBy } from './lines';

/** As much of the log as is kept; the whole of it is in the record. */
const LOG_LINES = 400;

type Heard = Parameters<ConstructorParameters<typeof TableConnection>[1]['heard']>[0];

export class OpenTable {
  link: Link = $state.raw({ state: 'connecting' });
  summary: Summary | null = $state.raw(null);
  face: GameFace | null = $state.raw(null);
  setting: Json = $state.raw(null);
  shown: Shown | null = $state.raw(null);
  /** What happened since the view before this one, as whoever looks may know it. */
  readonly latest: Step[] = $derived.by(() => heardBy(this.looks, this.newest));
  readonly log: Step[] = $derived.by(() => heardBy(this.looks, this.told));
  chat: Said[] = $state.raw([]);
  thinking: number | null = $state(null);
  /** What a strong player would do now. */
  hint: Advice | null = $state.raw(null);
  /** Why a computer player did what made this version, and what was shown when that was told. */
  reasons: { version: number; toldAt: number; advice: Advice } | null = $state.raw(null);
  /** Something that was refused, in words; goes away with the next step. */
  notice: string | null = $state(null);
  lit: Json[] = $state.raw([]);
  /** When the clock of the one to move runs out, by `performance.now()`. */
  deadline: number | null = $state(null);
  asking = $state(false);
  /** What has happened is still being shown: nobody is asked anything before they have seen it. */
  moving = $state(false);
  /** The token that was last said to the server. */
  token: string | null = null;
  /** What was told to anybody at this screen, of the last batch and of all. */
  private newest: Step[] = $state.raw([]);
  private told: Step[] = $state.raw([]);
  /** The log is on its way again, in the words for somebody else who looks now. */
  private renewing = false;
  private readonly connection: TableConnection;
  private readonly flow: Flow;
  private readonly still: MediaQueryList;
  /** The version at which an idle window was last passed: never twice the same. */
  private passed = $state(-1);

  constructor(
    readonly id: string,
    readonly invitation: string | null,
    private readonly findFace: (game: string) => Promise<GameFace> = faceOf,
  ) {
    this.still = matchMedia('(prefers-reduced-motion: reduce)');
    this.flow = new Flow({
      span: (batch) => (this.motion ? (this.face?.span(heardBy(batch.looks, batch.steps)) ?? 0) : 0),
      show: (batch, more) => this.show(batch, more),
      settled: () => this.settle(),
      now: () => performance.now(),
      later: (run, ms) => thisBrowser.later(run, ms),
      cancel: (timer) => thisBrowser.cancel(timer),
    });
    this.connection = new TableConnection(
      socketUrl(id, document.baseURI),
      {
        hello: () => ({ type: 'hello', token: (this.token = prefs.token), invitation: this.invitation, lang: lang() }),
        heard: (message) => this.heard(message),
        linked: (link) => (this.link = link),
      },
      thisBrowser,
    );
  }

  /** Whether things may move: not with reduced motion, not with fast computer players. */
  get motion(): boolean {
    return !this.still.matches && !prefs.fast && document.visibilityState === 'visible';
  }

  /** Through whose eyes the table is seen; null: somebody who watches. */
  get looks(): number | null {
    return this.shown?.looks ?? null;
  }

  /** Whether nobody is asked: the window that is shown is passed over, or motion has to catch up. */
  private get unasked(): boolean {
    return this.moving || (this.passed >= 0 && this.passed === this.shown?.version);
  }

  /** Whether somebody at this screen is to move. */
  get toMove(): boolean {
    const { summary, shown } = this;
    if (shown?.turn.kind !== 'decide' || summary === null || this.unasked) return false;
    return summary.yours.includes(shown.turn.seat);
  }

  /** What every board and panel of the game is given; nothing until the game has begun. */
  get props(): GameProps | null {
    const { shown, summary } = this;
    if (!shown || !summary || shown.view === null) return null;
    return {
      setting: this.setting,
      view: shown.view,
      looks: this.looks,
      seats: summary.seats,
      turn: shown.turn,
      actions: this.unasked ? [] : shown.actions,
      question: this.unasked ? null : shown.question,
      latest: this.latest,
      play: (action) => this.play(action),
      undo: this.canUndo ? () => this.undo() : null,
      advice: this.hint ?? (this.reasons?.toldAt === shown.version ? this.reasons.advice : null),
      hint: () => void this.askHint(),
      why: (version) => void this.askWhy(version),
      lit: this.lit,
      motion: this.motion,
      moving: this.moving,
      lang: lang(),
    };
  }

  /** Whether the last thing that happened was a decision of somebody at this screen. */
  get canUndo(): boolean {
    const { summary, shown } = this;
    const last = this.log[this.log.length - 1];
    if (!summary || !shown || !last || last.by === null) return false;
    if (summary.state !== 'playing' || !summary.undo) return false;
    return summary.yours.includes(last.by) && last.version === shown.version;
  }

  async play(action: string): Promise<string | null> {
    this.flow.flush();
    const turn = this.shown?.turn;
    if (turn?.kind !== 'decide' || !this.shown) return this.refuse(t('page-not-your-turn'));
    return this.ask({ type: 'play', seat: turn.seat, version: this.shown.version, action });
  }

  async undo(): Promise<string | null> {
    this.flow.flush();
    const last = this.log[this.log.length - 1];
    if (!this.shown || !last || last.by === null) return this.refuse(t('page-nothing-to-undo'));
    return this.ask({ type: 'undo', seat: last.by, version: this.shown.version });
  }

  say(text: string): Promise<string | null> {
    return this.ask({ type: 'say', text });
  }

  resign(seat: number): Promise<string | null> {
    return this.ask({ type: 'resign', seat });
  }

  /** Asks a strong player; the answer is for this position alone. */
  async askHint(): Promise<void> {
    const turn = this.shown?.turn;
    if (turn?.kind !== 'decide' || this.asking) return;
    const version = this.shown?.version;
    const advice = await this.advice({ type: 'hint', seat: turn.seat, agent: null });
    if (advice && this.shown?.version === version) this.hint = advice;
  }

  async askWhy(version: number): Promise<void> {
    const advice = await this.advice({ type: 'why', version });
    if (advice) this.reasons = { version, toldAt: this.shown?.version ?? -1, advice };
  }

  speak(): void {
    this.connection.speak(lang());
  }

  hurry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.flow.clear();
    this.connection.close();
  }

  private async advice(message: Parameters<TableConnection['ask']>[0]): Promise<Advice | null> {
    this.asking = true;
    const reply = await this.connection.ask(message);
    this.asking = false;
    if (reply.type === 'advice') return reply;
    if (reply.type === 'refused') this.refuse(reply.text || t('page-answer-lost'));
    return null;
  }

  private async ask(message: Parameters<TableConnection['ask']>[0]): Promise<string | null> {
    const reply = await this.connection.ask(message);
    return reply.type === 'refused' ? this.refuse(reply.text || t('page-answer-lost')) : null;
  }

  private refuse(text: string): string {
    this.notice = text;
    return text;
  }

  private heard(message: Heard): void {
    switch (message.type) {
      case 'table':
        this.arrive(message);
        return;
      case 'steps':
        this.flow.push(message);
        return;
      case 'summary':
        this.summary = message.summary;
        return;
      case 'said':
        this.chat = [...this.chat, message.said].slice(-LOG_LINES);
        return;
      case 'thinking':
        this.thinking = message.seat;
        return;
      case 'gone':
        this.flow.flush();
        return;
      default:
        unknown(message);
    }
  }

  private arrive(message: TableMessage): void {
    // Where only the words of the log are other ones, what is being shown goes on.
    if (!this.renewing || message.version !== this.shown?.version) {
      this.flow.clear();
      this.newest = [];
      this.moving = false;
    }
    this.renewing = false;
    this.summary = message.summary;
    this.setting = message.setting;
    this.told = message.log;
    this.chat = message.chat;
    this.take(message);
    if (this.face) this.passIdle();
    else void this.findFace(message.summary.game).then((face) => {
      this.face = face;
      this.passIdle();
    });
  }

  private show(batch: StepsMessage, more: boolean): void {
    const looked = this.looks;
    this.newest = batch.steps;
    this.told = [...this.told, ...batch.steps].slice(-LOG_LINES);
    this.moving = more;
    this.take(batch);
    if (looked !== this.looks && this.summary && this.summary.yours.length > 1) this.renew();
  }

  /** Of several people at one screen another one looks: who was “you” in the log is not any more. */
  private renew(): void {
    this.renewing = true;
    this.speak();
  }

  private settle(): void {
    this.moving = false;
    this.passIdle();
  }

  private take(shown: Shown): void {
    this.shown = shown;
    this.thinking = null;
    this.notice = null;
    if (this.hint) this.hint = null;
    this.deadline = shown.clock ? performance.now() + shown.clock.left_ms : null;
  }

  /** Passes a window in which somebody who did not ask to be asked has nothing to do. */
  private passIdle(): void {
    const props = this.props;
    if (!props || !this.face || prefs.outOfTurn || !this.toMove) return;
    const version = this.shown?.version ?? -1;
    const action = this.face.idle(props);
    if (action === null || version === this.passed || props.turn.kind !== 'decide') return;
    this.passed = version;
    // A refusal only means that something else came first, which will be shown.
    void this.connection.ask({ type: 'play', seat: props.turn.seat, version, action });
  }
}

/** A newer server may say more than this page knows. */
function unknown(_message: never): void {}

