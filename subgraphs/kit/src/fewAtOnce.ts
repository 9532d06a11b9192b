/**
 * Lets a few through at a time for each key, in the order they came. Hundreds of transactions on one salon or calendar at
 * once would keep undoing each other; what must not happen is still prevented by the database alone, for there are other processes.
 */
export function fewAtOnce(limit: number) {
  const rooms = new Map<string, { inside: number; waiting: (() => void)[] }>();

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const room = rooms.get(key) ?? { inside: 0, waiting: [] };
    rooms.set(key, room);
    if (room.inside < limit) room.inside += 1;
    else await new Promise<void>((enter) => room.waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = room.waiting.shift();
      // Whoever leaves hands her place on.
      if (next) next();
      else if ((room.inside -= 1) === 0) rooms.delete(key);
    }
  };
}
