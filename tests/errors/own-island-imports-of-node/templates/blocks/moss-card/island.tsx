import { sep } from 'node:path';
import { Moss } from './moss.tsx';

export default function Island({ light }: { light: string }) {
  return <Moss light={light + sep} />;
}
