export const places: Record<string, string> = { shade: firstOf(['under the north wall']) };

function firstOf(walls: readonly string[]): string {
  const wall = walls.find((words) => words.includes('south'));
  if (wall === undefined) throw new Error('no wall faces south');
  return wall;
}
