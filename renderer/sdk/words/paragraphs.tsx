import { type Inline, isList, type List, type RichText } from './rich-text.ts';
import { showInline, Words } from './words.tsx';

interface ParagraphsProps {
  readonly text: RichText;
  readonly id?: string | undefined;
  /** Leaves room below lists, as the style of the block does below a paragraph. */
  readonly roomy?: boolean | undefined;
}

/** Shows a text of the kind `lines`: as a paragraph, or as lists and the paragraphs around them. */
export function Paragraphs({ text, id, roomy = false }: ParagraphsProps) {
  if (typeof text !== 'object' || !text.words.some(isList)) {
    return (
      <p id={id}>
        <Words text={text} />
      </p>
    );
  }
  return (
    <div id={id} className={roomy ? 'paragraphs paragraphs-roomy' : 'paragraphs'}>
      {parts(text.words).map(showPart)}
    </div>
  );
}

type Part = List | readonly Inline[];

/** Returns the lists of a text, and the pieces between them. */
function parts(words: readonly (Inline | List)[]): readonly Part[] {
  const found: Part[] = [];
  let paragraph: Inline[] = [];
  for (const piece of words) {
    if (isList(piece)) {
      found.push(piece);
      paragraph = [];
    } else {
      if (paragraph.length === 0) found.push(paragraph);
      paragraph.push(piece);
    }
  }
  return found;
}

function showPart(part: Part, index: number) {
  if (!('list' in part)) return <p key={index}>{part.map(showInline)}</p>;
  const { list: Tag, items } = part;
  return <Tag key={index}>{items.map(showItem)}</Tag>;
}

function showItem(item: readonly Inline[], index: number) {
  return <li key={index}>{item.map(showInline)}</li>;
}
