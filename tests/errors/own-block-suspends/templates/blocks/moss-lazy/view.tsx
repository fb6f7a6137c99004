import { Island } from 'frontage/block';
import Moss from './island.tsx';

export function View({ light }: { readonly light: string }) {
  return <Island name="mossLazy" on="load" of={Moss} props={{ light }} />;
}
