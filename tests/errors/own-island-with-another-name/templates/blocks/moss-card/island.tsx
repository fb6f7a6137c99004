export default function Moss({ light }: { light: string }) {
  return <p>{light}</p>;
}
