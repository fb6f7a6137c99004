/** The narrowest a name may be, so that a short one is no taller than a third of the page is wide. */
const narrowest = 280;

/** Widths of letters in em. */
type Widths = Readonly<Record<string, number>>;

/**
 * A name as wide as the page. It is a drawing, because CSS cannot fit text to a width; screen readers skip it, as the copyright
 * line has a name too. A name of several words has two lines on phones.
 */
export function PosterName({ name, widths = {} }: { name: string; widths?: Widths | undefined }) {
  const width = (text: string) =>
    Math.round([...text].reduce((sum, letter) => sum + 100 * (widths[letter] ?? usualWidth(letter)), 0));
  const [first, second] = halvesOf(name, width);
  return (
    <>
      <Line text={name} natural={width(name)} />
      {second && (
        <div className="footer-name-lines">
          <Line text={first} natural={width(first)} />
          <Line text={second} natural={width(second)} />
        </div>
      )}
    </>
  );
}

/** A text and its width at a font size of 100. */
function Line({ text, natural }: { text: string; natural: number }) {
  const width = Math.max(natural, narrowest);
  return (
    <svg className="footer-name" viewBox={`0 0 ${width} 92`} aria-hidden="true">
      <text x={width / 2} y="76" textLength={natural < narrowest ? undefined : width}>
        {text}
      </text>
    </svg>
  );
}

/** The words of a name as two lines of nearly the same width, if both are wide enough to fill a page. */
function halvesOf(name: string, width: (text: string) => number): [first: string, second?: string] {
  const words = name.split(' ');
  const splits = words
    .slice(1)
    .map((_, index): [string, string] => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const apart = ([first, second]: [string, string]) => Math.abs(width(first) - width(second));
  const [best] = splits.sort((a, b) => apart(a) - apart(b));
  return best?.every((line) => width(line) >= narrowest) ? best : [name];
}

/** Roughly the width of a bold letter of a font that is not known. The drawing spreads the difference between the letters. */
function usualWidth(letter: string): number {
  if (/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(letter)) return 1;
  if (/[iljtfrI.,:;'’|!()\s-]/.test(letter)) return 0.33;
  if (/[mwMWÆŒ@—]/.test(letter)) return 0.85;
  return letter === letter.toLowerCase() ? 0.55 : 0.67;
}
