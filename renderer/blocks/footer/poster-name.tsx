/** The narrowest a name may be, so that a short one is no taller than a third of the page is wide. */
const narrowest = 280;

/**
 * A name as wide as the page. It is a drawing, because CSS cannot fit text to a width; screen readers skip it, as the copyright
 * line has a name too. A name of several words has two lines on phones.
 */
export function PosterName({ name }: { name: string }) {
  const [first, second] = halvesOf(name);
  return (
    <>
      <Line text={name} />
      {second && (
        <div className="footer-name-lines">
          <Line text={first} />
          <Line text={second} />
        </div>
      )}
    </>
  );
}

function Line({ text }: { text: string }) {
  const natural = naturalWidth(text);
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
function halvesOf(name: string): [first: string, second?: string] {
  const words = name.split(' ');
  const splits = words
    .slice(1)
    .map((_, index): [string, string] => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const apart = ([first, second]: [string, string]) => Math.abs(naturalWidth(first) - naturalWidth(second));
  const [best] = splits.sort((a, b) => apart(a) - apart(b));
  return best?.every((line) => naturalWidth(line) >= narrowest) ? best : [name];
}

function naturalWidth(text: string): number {
  return Math.round([...text].reduce((sum, character) => sum + advance(character), 0));
}

/** Roughly the width of a bold character at a font size of 100. The drawing spreads the difference between the letters. */
function advance(character: string): number {
  if (/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(character)) return 100;
  if (/[iljtfrI.,:;'’|!()\s-]/.test(character)) return 33;
  if (/[mwMWÆŒ@—]/.test(character)) return 85;
  return character === character.toLowerCase() ? 55 : 67;
}
