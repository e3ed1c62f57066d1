// Stands in for the MDX of the pages that are made of the reference's data: API pages
// (plugins/api-reference) and the API tabs of guides (plugins/docs-tabs).
import { ApiContent } from '@site/src/features/api-reference';
import type { ApiModule } from '@site/src/types/api';

export const createApiPageContent = (apis: readonly ApiModule[]) =>
  function ApiPageContent() {
    return (
      <>
        {apis.map((api) => (
          <ApiContent key={api.url} api={api} />
        ))}
      </>
    );
  };
