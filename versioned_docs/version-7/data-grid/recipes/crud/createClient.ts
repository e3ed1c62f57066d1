import type { Course } from './courses';

/** The four requests of a REST service. Each @throws Error with the message of the server. */
export function createClient(request: typeof fetch) {
  async function ask<Body>(address: string, init?: RequestInit): Promise<Body> {
    const response = await request(address, {
      headers: { 'Content-Type': 'application/json' },
      ...init,
    });
    const body = response.status === 204 ? undefined : await response.json();
    if (!response.ok) throw new Error(body?.message ?? `Status ${response.status}`);
    return body as Body;
  }

  return {
    read: (signal?: AbortSignal) => ask<Course[]>('/courses', { signal }),
    create: (course: Omit<Course, 'id'>) =>
      ask<Course>('/courses', { method: 'POST', body: JSON.stringify(course) }),
    update: (course: Course) =>
      ask<Course>(`/courses/${course.id}`, {
        method: 'PUT',
        body: JSON.stringify(course),
      }),
    remove: (id: number) => ask<void>(`/courses/${id}`, { method: 'DELETE' }),
  };
}
