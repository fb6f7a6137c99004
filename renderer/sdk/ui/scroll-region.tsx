import type { ReactNode } from 'react';

interface ScrollRegionProps {
  /** Accessible name of the content. */
  label: string;
  className: string;
  children: ReactNode;
}

/** A box that scrolls sideways. A block that shows it needs the style `scroll-region`. It is focusable, so that the arrow keys scroll it (WCAG 2.2, 2.1.1 Keyboard). */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const focusableGroup = { role: 'group', 'aria-label': label, tabIndex: 0 };
  return (
    <div className={`scroll-region ${className}`} {...focusableGroup}>
      {children}
    </div>
  );
}
