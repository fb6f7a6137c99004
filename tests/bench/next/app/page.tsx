import type { Metadata } from 'next';
import { words } from '../data.ts';
import { Home } from '../react/sections.tsx';

export const metadata: Metadata = {
  title: words.home.title,
  description: words.home.description,
  alternates: { canonical: `${words.origin}/` },
};

export default function HomePage() {
  return <Home words={words} />;
}
