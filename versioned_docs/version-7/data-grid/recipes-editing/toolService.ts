import { createRestApi } from '../../shared/createRestApi';
import { waitForServer } from '../../shared/waitForServer';

export interface Tool {
  id: number;
  name: string;
  shelf: string;
}

const rest = createRestApi<Tool>(
  [
    { id: 1, name: 'Cordless drill', shelf: 'A2' },
    { id: 2, name: 'Ladder, 4 m', shelf: 'Yard' },
    { id: 3, name: 'Tile cutter', shelf: 'B1' },
  ],
  {
    validate: ({ name }) => (name.trim() === '' ? 'A tool needs a name.' : undefined),
  },
);

/** A service that also protects what is on loan: the ladder cannot be deleted. */
const service: typeof rest = async (address, init) => {
  if (init?.method === 'DELETE' && address === '/tools/2') {
    await waitForServer(800);
    return Response.json({ message: 'The ladder is on loan.' }, { status: 409 });
  }
  return rest(address, init);
};

/** Like `fetch`, for JSON. @throws Error with the message of the service */
async function ask<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const response = await service(address, init);
  const body = response.status === 204 ? undefined : await response.json();
  if (!response.ok) throw new Error(body.message);
  return body as Answer;
}

export const listTools = (signal: AbortSignal) => ask<Tool[]>('/tools', { signal });

export const createTool = ({ name, shelf }: Tool) =>
  ask<Tool>('/tools', { method: 'POST', body: JSON.stringify({ name, shelf }) });

export const updateTool = (tool: Tool) =>
  ask<Tool>(`/tools/${tool.id}`, { method: 'PUT', body: JSON.stringify(tool) });

export const deleteTool = (id: number) => ask<void>(`/tools/${id}`, { method: 'DELETE' });
