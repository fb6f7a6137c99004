import { type MouseEvent, useId, useState } from 'react';
import type { Target } from './field-target.ts';
import { inserted } from './marks.ts';
import type { Marks } from './use-marks.ts';

interface MarkBarProps {
  readonly marks: Marks;
  readonly target: Target;
}

/** Buttons for the chosen words of a text: bold, italic, a link, a new line, and a value to insert. */
export function MarkBar({ marks, target }: MarkBarProps) {
  const { kind, linking, replace } = marks;
  const hasAll = kind === 'rich' || kind === 'lines';
  return (
    <div className="mark-bar" role="toolbar" aria-label="Marks">
      {hasAll && <MarkButton label="Bold" keys="Control+B" sign={<b>B</b>} onPress={marks.bold} />}
      {kind && <MarkButton label="Italic" keys="Control+I" sign={<i>I</i>} onPress={marks.italic} />}
      {hasAll && <MarkButton label="Link" keys="Control+K" sign="Link" onPress={marks.link} />}
      {kind === 'lines' && (
        <MarkButton
          label="New line"
          keys="Shift+Enter"
          sign="↵"
          onPress={() => replace((selected) => inserted(selected, '\n'))}
        />
      )}
      <InsertValue marks={marks} target={target} />
      {linking && <LinkForm key={linking.href} marks={marks} target={target} />}
    </div>
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
function InsertValue({ marks, target }: MarkBarProps) {
  if (target.named.length === 0) return undefined;
  return (
    <select
      className="input mark-value"
      aria-label="Insert a value"
      value=""
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (value !== '') marks.replace((selected) => inserted(selected, `{{${value}}}`));
      }}
    >
      <option value="">Insert a value…</option>
      {target.named.map(({ token, text }) => (
        <option key={token} value={token}>
          {text} · {token.replace(/^facts\./, '')}
        </option>
      ))}
    </select>
  );
}

function LinkForm({ marks, target }: MarkBarProps) {
  const id = useId();
  const [href, setHref] = useState(marks.linking?.href ?? '/');
  return (
    <div className="mark-link">
      <label htmlFor={id}>Where the link leads</label>
      <input
        id={id}
        className="input"
        list={`${id}-links`}
        // biome-ignore lint/a11y/noAutofocus: the key or button that opens it asks for this.
        autoFocus
        value={href}
        onChange={(event) => setHref(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          marks.endLink(event.key === 'Enter' ? href : undefined);
        }}
      />
      <datalist id={`${id}-links`}>
        {target.links.map((link) => (
          <option key={link} value={link} />
        ))}
      </datalist>
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
