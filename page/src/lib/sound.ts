/** One short sign, made by the browser itself. */
let context: AudioContext | null = null;

export function chime(): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [tone, start] of [
    [523.25, 0],
    [659.25, 0.12],
  ] as const) {
    const [source, volume] = [context.createOscillator(), context.createGain()];
    source.frequency.value = tone;
    volume.gain.setValueAtTime(0.12, now + start);
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + 0.25);
    source.connect(volume).connect(context.destination);
    source.start(now + start);
    source.stop(now + start + 0.3);
  }
}
