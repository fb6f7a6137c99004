/** The narrowest a name may be, so that a short one is no taller than a third of the page is wide. */
const narrowest = 280;

/**
 * A name as wide as the page. It is a drawing, because CSS cannot fit text to a width; screen readers skip it, as the copyright
 * line has a name too.
 */
export function PosterName({ name }: { name: string }) {
  const natural = Math.round([...name].reduce((sum, character) => sum + advance(character), 0));
  const width = Math.max(natural, narrowest);
  return (
    <svg className="footer-name" viewBox={`0 0 ${width} 92`} aria-hidden="true">
      <text x={width / 2} y="76" textLength={natural < narrowest ? undefined : width}>
        {name}
      </text>
    </svg>
  );
}

/** Roughly the width of a bold character at a font size of 100. The drawing spreads the difference between the letters. */
function advance(character: string): number {
  if (/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/.test(character)) return 100;
  if (/[iljtfrI.,:;'’|!()\s-]/.test(character)) return 33;
  if (/[mwMWÆŒ@—]/.test(character)) return 85;
  return character === character.toLowerCase() ? 55 : 67;
}
