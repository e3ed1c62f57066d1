import type { ReactNode } from 'react';

export interface InstallChoiceProps {
  /** The package, such as `@mui/x-charts-pro`. */
  package: string;
  /** The command, and the code of a first component. */
  children: ReactNode;
}

/** What `Installation` shows for one package. */
const InstallChoice = ({ children }: InstallChoiceProps) => <>{children}</>;

export default InstallChoice;
