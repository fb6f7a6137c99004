import { Dialog } from '@base-ui/react/dialog';
import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { type ComponentProps, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import type { Held } from './use-draft.ts';

interface PaneProps {
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** The words of the button that opens it. */
  readonly trigger?: string;
  readonly triggerClass?: string;
  readonly title: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
  /** What has the focus after it; by default what had it before. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** What is below the button that closes it, for a dialog that people close more often than they use it up. */
  readonly below?: ReactNode;
}

/** A large dialog. */
export function Pane({ isOpen, onOpenChange, trigger, triggerClass = 'tool', title, className, ...inside }: PaneProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger && <Dialog.Trigger className={triggerClass}>{trigger}</Dialog.Trigger>}
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className={className ?? 'dialog'} finalFocus={inside.finalFocus}>
          <Dialog.Title>{title}</Dialog.Title>
          {inside.children}
          <Dialog.Close className="tool dialog-close">Close</Dialog.Close>
          {inside.below}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface FormPaneProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The words of the button that opens it, and its name if that is longer. */
  readonly trigger?: string;
  readonly triggerLabel?: string;
  readonly triggerClass?: string;
  readonly title: string;
  readonly about?: string | undefined;
  /** The words of the button that sends the form. */
  readonly action: string;
  readonly onSubmit: () => unknown;
  /** Whether the form cannot be sent now. */
  readonly isOff?: boolean;
  readonly children: ReactNode;
}

/** A small dialog with a form. */
export function FormPane({ isOpen, onOpenChange, trigger, triggerLabel, triggerClass, ...form }: FormPaneProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger && (
        <Dialog.Trigger className={triggerClass ?? 'tool'} aria-label={triggerLabel}>
          {trigger}
        </Dialog.Trigger>
      )}
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog dialog-small">
          <Dialog.Title>{form.title}</Dialog.Title>
          {form.about && <Dialog.Description className="note">{form.about}</Dialog.Description>}
          <form onSubmit={submits(form.onSubmit)}>
            {form.children}
            <div className="page-actions">
              <button type="submit" className="tool tool-main" disabled={form.isOff}>
                {form.action}
              </button>
              <Dialog.Close className="tool">Cancel</Dialog.Close>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Returns what a form does when it is sent, in place of the browser. */
export function submits(submit: () => unknown): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault();
    void submit();
  };
}

interface LineProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A control with its label around it. */
export function Line({ label, help, className = 'field setting', children }: LineProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label className={className}>
      <span className="field-head">{label}</span>
      {children}
      {help !== undefined && <span className="help">{help}</span>}
    </label>
  );
}

/** What a control needs to be named and explained. */
export interface Common {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string;
}

interface LabelledProps {
  readonly label: ReactNode;
  readonly help: ReactNode;
  readonly className?: string;
  readonly control: (common: Common) => ReactNode;
  /** What is between the control and its help. */
  readonly note?: ReactNode;
}

/** A control with its label above and its help below. */
export function Labelled({ label, help, className = 'field', control, note }: LabelledProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="field-head" htmlFor={id}>
        {label}
      </label>
      {control({ id, className: 'input', 'aria-describedby': `${id}-help` })}
      {note}
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}

type TextProps<Element extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Element>, 'onChange'> & {
  readonly onChange: (text: string) => void;
};

/** A line of text. */
export function Input({ onChange, ...props }: TextProps<'input'>) {
  return <input className="input" {...props} onChange={(event) => onChange(event.currentTarget.value)} />;
}

/** A text of several lines. */
export function Lines({ onChange, ...props }: TextProps<'textarea'>) {
  return <textarea className="input" {...props} onChange={(event) => onChange(event.currentTarget.value)} />;
}

/** A line of text to search for. */
export function Search({ label, ...props }: TextProps<'input'> & { readonly label: string }) {
  return <Input type="search" aria-label={label} {...props} />;
}

interface SelectProps extends TextProps<'select'> {
  /** What is shown while nothing is chosen. */
  readonly none?: string | undefined;
  readonly options: readonly (string | Option)[];
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** One of several values. */
export function Select({ onChange, none, options, ...props }: SelectProps) {
  return (
    <select className="input" {...props} onChange={(event) => onChange(event.currentTarget.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) => {
        const { value, label, disabled } = typeof option === 'string' ? { ...named(option) } : option;
        return (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        );
      })}
    </select>
  );
}

function named(value: string): Option {
  return { value, label: value };
}

/** What the browser suggests in a line of text. */
export function Suggestions({ id, values }: { readonly id: string; readonly values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (string | Option)[];
  readonly onChange: (value: string) => void;
}

/** Buttons of which one is pressed. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <ToggleGroup
      className="choice"
      aria-label={label}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onChange(String(next))}
    >
      {options.map((option) => {
        const { value, label } = typeof option === 'string' ? named(option) : option;
        return (
          <Toggle key={value} value={value} className="choice-option">
            {label}
          </Toggle>
        );
      })}
    </ToggleGroup>
  );
}

/** A small page in a frame that nobody can use: what a choice looks like. */
export function Miniature({ className, title, src }: { className: string; title: string; src: string }) {
  return (
    <span className={className} inert>
      <iframe title={title} tabIndex={-1} src={src} loading="lazy" />
    </span>
  );
}

/** A button that looks like a link, beside what it removes. */
export function RemoveButton({ label, onClick, children = 'Remove' }: RemoveButtonProps) {
  return (
    <button type="button" className="remove" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

interface RemoveButtonProps {
  readonly label?: string;
  readonly onClick: () => unknown;
  readonly children?: ReactNode;
}

/** Connects a text control to what it holds. */
export function typed(held: Held) {
  return {
    value: String(held.value ?? ''),
    onChange: (text: string) => held.type(text),
    onBlur: held.leave,
  };
}

/** Like {@link typed}, with keys: Enter saves, and Escape gives up. With `hasLines`, Shift+Enter is a new line. */
export function typedByKey(held: Held, hasLines = false) {
  return {
    ...typed(held),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') held.reset();
      if (event.key !== 'Enter' || (hasLines && event.shiftKey)) return;
      event.preventDefault();
      held.save();
    },
  };
}

/** Returns the first few of a list, and how many more there are. */
export function Listed({ items, most }: { readonly items: readonly string[]; readonly most: number }) {
  return (
    <>
      {items.slice(0, most).map((item) => (
        <li key={item}>{item}</li>
      ))}
      {items.length > most && <li>and {items.length - most} more</li>}
    </>
  );
}
