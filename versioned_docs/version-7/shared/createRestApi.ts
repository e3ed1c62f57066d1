import { waitForServer } from './waitForServer';

interface Entity {
  id: number;
}

interface RestOptions<Row> {
  /** How long an answer takes, in milliseconds. */
  latency?: number;
  /** Why a row is refused, or nothing if it may be stored. */
  validate?: (row: Row) => string | undefined;
}

/**
 * Stands in for a REST service, with the signature of the browser's own `fetch`:
 * `GET /rows`, `POST /rows`, `PUT /rows/:id` and `DELETE /rows/:id`. A row that does not pass
 * `validate` is answered with status 422 and `{ message }`, an unknown one with 404.
 */
export function createRestApi<Row extends Entity>(
  initial: readonly Row[],
  { latency = 400, validate = () => undefined }: RestOptions<Row> = {},
): (address: string, init?: RequestInit) => Promise<Response> {
  let rows = [...initial];

  function store(row: Row): Response {
    const message = validate(row);
    if (message) return Response.json({ message }, { status: 422 });
    const isKnown = rows.some(({ id }) => id === row.id);
    rows = isKnown
      ? rows.map((each) => (each.id === row.id ? row : each))
      : [...rows, row];
    return Response.json(row, { status: isKnown ? 200 : 201 });
  }

  return async (address, { method = 'GET', body, signal } = {}) => {
    await waitForServer(latency, signal ?? undefined);
    const id = Number(address.split('/')[2]);
    const known = rows.find((row) => row.id === id);
    if (method === 'GET') return Response.json(rows);
    if (method === 'POST') {
      const nextId = Math.max(0, ...rows.map((row) => row.id)) + 1;
      return store({ ...JSON.parse(String(body)), id: nextId });
    }
    if (!known)
      return Response.json({ message: 'There is no such row.' }, { status: 404 });
    if (method === 'PUT') return store({ ...known, ...JSON.parse(String(body)), id });
    rows = rows.filter((row) => row.id !== id);
    return new Response(null, { status: 204 });
  };
}
