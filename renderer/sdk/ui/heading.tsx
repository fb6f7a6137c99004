import type { ReactNode } from 'react';

interface HeadingProps {
  /** The section's id. The heading gets `<id>-title`, which labels the `Section`. */
  id: string;
  level: 1 | 2;
  className?: string | undefined;
  children: ReactNode;
}

/** The heading of a section, at the level its page gives it. */
export function Heading({ id, level, className, children }: HeadingProps) {
  const Tag = level === 1 ? 'h1' : 'h2';
  return (
    <Tag id={`${id}-title`} className={className}>
      {children}
    </Tag>
  );
}
