import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  /** Text with names in braces: `{count} of {all}`. */
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** Renders a text with elements instead of the names in braces. */
export function Filled({ text, values }: FilledProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{values[part]}</Fragment>));
}
