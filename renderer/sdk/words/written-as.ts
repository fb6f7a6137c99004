/** Marks that may stand between the characters that people see: stars, underscores, brackets, targets of links, backslashes. */
const marks = String.raw`(?:[*_[\\]|\](?:\([^()\n]*\))?)*`;

/** Returns a pattern for what people see as this text, in a source with marks: `**5** days` for "5 days". */
export function writtenAs(text: string): RegExp {
  const characters = [...text.replace(/\s+/g, ' ')].map((one) =>
    one === ' ' ? String.raw`\s+` : one.replace(/[.*+?^${}()|[\]\\/-]/, String.raw`\$&`),
  );
  return new RegExp(characters.join(marks), 'u');
}
