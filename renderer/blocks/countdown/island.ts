import { timeLeft } from './time-left.ts';

interface CountdownIslandProps {
  /** The last day, `2027-05-31`. */
  readonly day: string;
  /** When it ends, in milliseconds since 1970. */
  readonly ends?: number;
  /** Shows seconds too, unless the visitor prefers less motion. */
  readonly seconds?: true;
}

/** Shows the time that is left in place of the day, then the text for afterwards. */
export default function countDown(root: HTMLElement): void {
  const { day, ends, seconds }: CountdownIslandProps = JSON.parse(root.dataset.props ?? '{}');
  const [timer, after] = root.children as unknown as [HTMLElement, HTMLElement];
  const end = ends ?? new Date(`${day}T24:00`).getTime();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const show = () => {
    const left = end - Date.now();
    const parts = timeLeft(left);
    timer.hidden = parts.length === 0;
    after.hidden = !timer.hidden;
    if (timer.hidden) return;
    const ticks = parts.length === 1 || (seconds && !still);
    timer.textContent = '';
    for (const [unit, amount] of parts.slice(0, ticks ? 4 : -1)) timer.append(partOf(unit, amount), ' ');
    setTimeout(show, ticks ? left % 1000 || 1000 : left % 60_000 || 60_000);
  };
  show();
}

/** An amount with its unit in the language of the page: `<span><b>3</b> days</span>`. */
function partOf(unit: string, amount: number): HTMLElement {
  const { lang } = document.documentElement;
  const part = document.createElement('span');
  const format = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false });
  for (const { type, value } of format.formatToParts(amount)) {
    if (type === 'integer') part.append(Object.assign(document.createElement('b'), { textContent: value }));
    else part.append(value);
  }
  return part;
}
