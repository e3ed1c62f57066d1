import { translate } from '@docusaurus/Translate';
import { Children, isValidElement, type ReactNode } from 'react';
import { PLAN_NAMES } from '../../types/page';
import { Choices } from './Choices';
import type { InstallChoiceProps } from './InstallChoice';
import { ProductChoice } from './ProductChoice';
import { readPackageName, type Level } from './readPackageName';
import styles from './styles.module.css';
import { usePackageChoice } from './usePackageChoice';

const LEVEL_NAMES: Record<Level, string> = {
  community: 'Community',
  ...PLAN_NAMES,
};

/**
 * Shows the command and the first component of one package; the reader chooses product
 * and plan. The package manager is chosen in the tabs of the command, which the whole
 * site shares.
 * @param props.children an `InstallChoice` for each package, the initial one first
 */
export default function Installation({ children }: { children: ReactNode }) {
  const choices = Children.toArray(children)
    .filter((child) => isValidElement<InstallChoiceProps>(child))
    .map((element) => ({ element, ...readPackageName(element.props.package) }));
  const { product, level, choose } = usePackageChoice();
  const ofProduct = choices.filter((choice) => choice.product === product);
  // A product may lack the plan; the choice stays for the next product.
  const shown = ofProduct.find((choice) => choice.level === level) ?? ofProduct[0]!;
  return (
    <div className={styles.root} data-installation={shown.element.props.package}>
      <div className={styles.box} data-scripted="">
        <ProductChoice
          products={[...new Set(choices.map((choice) => choice.product))]}
          value={product}
          onChange={(next) => choose(next, level)}
        />
        <Choices
          label={translate({
            id: 'installation.Installation.plan',
            message: 'Plan',
            description: 'Label of the choice between Community, Pro and Premium',
          })}
          options={ofProduct.map(({ level: value }) => ({
            value,
            text: LEVEL_NAMES[value],
          }))}
          value={shown.level}
          onChange={(next) => choose(product, next)}
        />
      </div>
      {shown.element}
    </div>
  );
}
