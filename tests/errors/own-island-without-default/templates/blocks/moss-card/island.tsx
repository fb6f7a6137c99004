export function Moss({ light }: { light: string }) {
  return <p>{light}</p>;
}
