import { type MouseEvent, useId, useState } from 'react';
import type { ListKind } from './list-lines.ts';
import { inserted } from './marks.ts';
import { useStudio } from './store.tsx';
import { Input, Select, Suggestions } from './ui.tsx';
import type { Marks } from './use-marks.ts';

interface MarkBarProps {
  readonly marks: Marks;
}

/** Buttons for the chosen words of a text: bold, italic, a link, lists, a new line, and a value to insert. */
export function MarkBar({ marks }: MarkBarProps) {
  const { kind, linking } = marks;
  const hasAll = kind === 'rich' || kind === 'lines';
  return (
    <div className="mark-bar" role="toolbar" aria-label="Marks">
      {hasAll && <MarkButton label="Bold" keys="Control+B" sign={<b>B</b>} onPress={marks.bold} />}
      {kind && <MarkButton label="Italic" keys="Control+I" sign={<i>I</i>} onPress={marks.italic} />}
      {hasAll && <MarkButton label="Link" keys="Control+K" sign="Link" onPress={marks.link} />}
      {kind === 'lines' && (
        <>
          <MarkButton
            label="List with bullets"
            keys="Control+Shift+8"
            sign={<ListSign kind="ul" />}
            onPress={() => marks.list('ul')}
          />
          <MarkButton
            label="Numbered list"
            keys="Control+Shift+7"
            sign={<ListSign kind="ol" />}
            onPress={() => marks.list('ol')}
          />
          <MarkButton label="New line" keys="Shift+Enter" sign="↵" onPress={marks.newLine} />
        </>
      )}
      <InsertValue marks={marks} />
      {linking && <LinkForm key={linking.href} marks={marks} />}
    </div>
  );
}

/** 1, 2 and 3 as paths: digits as text would be a part of the button's name. */
const digits = [
  'M.7-1.3 2.2-2.2V2',
  'M.6-1.2C.8-2.5 3.1-2.4 3-1 2.9 0 .6.8.6 2H3',
  'M.7-1.8C1.8-2.6 3-2 2.8-1.1 2.7-.4 2-.2 1.5-.2 2.4-.2 3.1.3 3 1 2.9 2.2 1.5 2.4.6 1.7',
];

/** Three lines behind bullets or numbers. */
function ListSign({ kind }: { readonly kind: ListKind }) {
  return (
    <svg viewBox="0 0 18 16" width="18" height="16" aria-hidden="true" className="mark-sign">
      {[3, 8, 13].map((y, index) => (
        <g key={y}>
          {kind === 'ul' ? (
            <circle cx="2.5" cy={y} r="1.6" />
          ) : (
            <path d={digits[index]} transform={`translate(0 ${y})`} />
          )}
          <rect x="7" y={y - 0.8} width="11" height="1.6" rx="0.8" />
        </g>
      ))}
    </svg>
  );
}

interface MarkButtonProps {
  readonly label: string;
  readonly keys: string;
  readonly sign: React.ReactNode;
  readonly onPress: () => void;
}

/** A button that leaves the focus, and so the chosen words, in the box. */
function MarkButton({ label, keys, sign, onPress }: MarkButtonProps) {
  return (
    <button
      type="button"
      className="tool mark"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={`${label} (${keys.replace('Control', 'Ctrl')})`}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      {sign}
    </button>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** A list of the values that texts can name; the chosen one is named where the cursor is. */
function InsertValue({ marks }: MarkBarProps) {
  const { named = [] } = useStudio().page ?? {};
  if (named.length === 0) return undefined;
  return (
    <Select
      className="input mark-value"
      aria-label="Insert a value"
      value=""
      none="Insert a value…"
      options={named.map(({ token, text }) => ({ value: token, label: `${text} · ${token.replace(/^facts\./, '')}` }))}
      onChange={(value) => value !== '' && marks.replace((selected) => inserted(selected, `{{${value}}}`))}
    />
  );
}

function LinkForm({ marks }: MarkBarProps) {
  const id = useId();
  const { links = [] } = useStudio().page ?? {};
  const [href, setHref] = useState(marks.linking?.href ?? '/');
  return (
    <div className="mark-link">
      <label htmlFor={id}>Where the link leads</label>
      <Input
        id={id}
        list={`${id}-links`}
        // The key or button that opens it asks for this.
        autoFocus
        value={href}
        onChange={setHref}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          marks.endLink(event.key === 'Enter' ? href : undefined);
        }}
      />
      <Suggestions id={`${id}-links`} values={links} />
      <button type="button" className="tool" onClick={() => marks.endLink(href)}>
        Set the link
      </button>
      {marks.linking?.isThere && (
        <button type="button" className="tool" onClick={() => marks.endLink('')}>
          Remove it
        </button>
      )}
    </div>
  );
}
