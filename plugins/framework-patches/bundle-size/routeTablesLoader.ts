import fs from 'node:fs';
import path from 'node:path';
import { splitChunkNames, type ChunkNames } from './splitChunkNames';
import { splitRegistry } from './splitRegistry';
import { splitRoutes } from './splitRoutes';

interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  addDependency: (file: string) => void;
}

/**
 * Returns the first part of a generated table, or the lazy part with the query `?late`.
 */
export default function routeTablesLoader(this: LoaderContext, source: string): string {
  const part = this.resourceQuery === '?late' ? 'late' : 'first';
  switch (path.basename(this.resourcePath)) {
    case 'routes.js':
      return splitRoutes(source)[part];
    case 'routesChunkNames.json':
      return JSON.stringify(splitChunkNames(JSON.parse(source) as ChunkNames)[part]);
    default: {
      const file = path.join(path.dirname(this.resourcePath), 'routesChunkNames.json');
      this.addDependency(file);
      const names = JSON.parse(fs.readFileSync(file, 'utf8')) as ChunkNames;
      return splitRegistry(source, names)[part];
    }
  }
}
