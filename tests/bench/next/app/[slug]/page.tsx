import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { rowOf, rows, words } from '../../data.ts';
import { questionsData } from '../../job/questions-data.ts';
import { LeadForm } from '../../react/lead-form.tsx';
import { Page } from '../../react/sections.tsx';

interface Place {
  readonly params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return rows.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Place): Promise<Metadata> {
  const { slug } = await params;
  const { title, description } = rowOf.get(slug) ?? words.home;
  const url = `${words.origin}/${slug}`;
  return { title, description, alternates: { canonical: url }, openGraph: { title, description, url } };
}

export default async function PlacePage({ params }: Place) {
  const row = rowOf.get((await params).slug);
  if (row === undefined) notFound();
  return (
    <>
      <script type="application/ld+json">{questionsData(words)}</script>
      <Page row={row} words={words} form={<LeadForm words={words.form} />} />
    </>
  );
}
