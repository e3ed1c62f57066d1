import { createRestApi } from '../../../shared/createRestApi';
import { waitForServer } from '../../../shared/waitForServer';

export interface Course {
  id: number;
  title: string;
  teacher: string;
  places: number;
}

export const courses: Course[] = [
  { id: 1, title: 'Bookbinding', teacher: 'Ines Costa', places: 8 },
  { id: 2, title: 'Bread for beginners', teacher: 'Karl Weiss', places: 12 },
  { id: 3, title: 'Home electrics', teacher: 'Amir Haddad', places: 10 },
  { id: 4, title: 'Watercolors', teacher: 'Sara Lund', places: 14 },
];

/** A service of its own for each demo. It answers like `fetch`, and refuses some requests. */
export function createCourseService(): typeof fetch {
  const request = createRestApi(courses, {
    validate: ({ title, places }) => {
      if (title.trim() === '') return 'A course needs a title.';
      return places > 20 ? 'The largest room has 20 places.' : undefined;
    },
  });
  return async (address, init) => {
    if (init?.method !== 'DELETE' || address !== '/courses/2') {
      return request(String(address), init);
    }
    await waitForServer(400);
    return Response.json({ message: 'The bread course has begun.' }, { status: 409 });
  };
}
