import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  /** Names in braces are filled in: `{count} of {all}`. */
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** Text with elements in the places of names. */
export function Filled({ text, values }: FilledProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{values[part]}</Fragment>));
}
