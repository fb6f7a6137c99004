import { grow } from './growht.ts';

export default function start(root: HTMLElement) {
  grow(root);
}
