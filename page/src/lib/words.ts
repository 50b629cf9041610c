/** The words of the page, from the catalogue that the whole program speaks from. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { lang, LANGS, type Lang } from './lang.svelte';
import { decimal } from './numbers';

export type Args = Record<string, string | number>;

/** The page's own, and those of pictures: a chart is called the same everywhere. */
const texts = import.meta.glob<string>('../../../crates/words/messages/*/{page,page-*,pictures}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A number that is written as the house writes it and still chooses the plural. */
class HouseNumber extends FluentNumber {
  constructor(
    private readonly speaks: Lang,
    value: number,
  ) {
    super(value);
  }

  override toString(): string {
    const whole = Number.isInteger(this.value);
    return decimal(this.speaks, this.value, whole ? 0 : 1);
  }
}

function bundle(of: Lang): FluentBundle {
  // Marks around what is put in would help where directions mix; none of our languages does.
  const made = new FluentBundle(of, { useIsolating: false });
  for (const [path, text] of Object.entries(texts)) {
    if (path.includes(`/${of}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles = Object.fromEntries(LANGS.map((of) => [of, bundle(of)])) as Record<Lang, FluentBundle>;

/** Whether there is a message of this key in a language. */
export function has(key: string, of: Lang = lang()): boolean {
  return bundles[of].hasMessage(key);
}

/** The message of this key in a language. A key without a message is shown as itself. */
export function say(of: Lang, key: string, args: Args = {}): string {
  const pattern = bundles[of].getMessage(key)?.value;
  if (!pattern) return key;
  const given = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? new HouseNumber(of, value) : value,
  ]);
  return bundles[of].formatPattern(pattern, Object.fromEntries(given), []);
}

/** The message of this key in the person's language; what is drawn with it changes with the language. */
export function t(key: string, args: Args = {}): string {
  return say(lang(), key, args);
}
