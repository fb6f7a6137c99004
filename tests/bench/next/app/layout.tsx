import type { ReactNode } from 'react';
import './site.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>{children}</body>
    </html>
  );
}
