import { Island } from 'frontage/block';
import { Moss } from './island.tsx';

export function MossCard({ light }: { light: string }) {
  return <Island name="mossCard" on="load" of={Moss} props={{ light }} />;
}
