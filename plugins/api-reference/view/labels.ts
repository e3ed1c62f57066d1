import type { ApiKind } from '../../../src/types/api';
import type { Language } from '../../../src/config/languages';

/** Words of the generated HTML. What comes from the packages stays English. */
export interface ViewLabels {
  /** Titles of the sections, which are also in the table of contents. */
  sections: {
    imports: string;
    props: string;
    members: string;
    signature: string;
    overload: string;
    parameters: string;
    returns: string;
    slots: string;
    classes: string;
    types: string;
    events: string;
    selectors: string;
  };
  groups: Record<ApiKind, string>;
  heads: {
    name: string;
    type: string;
    default: string;
    description: string;
    slot: string;
    className: string;
    component: string;
    rule: string;
    packages: string;
  };
  facts: {
    packages: string;
    demos: string;
    ref: string;
    inheritance: string;
    theme: string;
    source: string;
    data: string;
  };
  required: string;
  optional: string;
  deprecated: string;
  signature: string;
  returns: string;
  copy: string;
  copied: string;
  linkTo: string;
  headingLink: string;
  linkCopied: string;
  filter: string;
  filterHint: string;
  shown: string;
  mentioned: string;
  nothing: string;
  layout: string;
  layouts: { table: string; expanded: string; compact: string };
  jumpTo: string;
  attributes: string;
  propsOf: string;
  themeText: string;
  refText: string;
  appliedAs: string;
  listener: string;
  absent: string;
  see: string;
  plan: string;
  version: string;
}

const en: ViewLabels = {
  sections: {
    imports: 'Import',
    props: 'Props',
    members: 'Members',
    signature: 'Signature',
    overload: 'Signature {n}',
    parameters: 'Parameters',
    returns: 'Result',
    slots: 'Slots',
    classes: 'CSS classes',
    types: 'Types',
    events: 'Events',
    selectors: 'Selectors',
  },
  groups: { component: 'Components', interface: 'Interfaces', hook: 'Hooks' },
  heads: {
    name: 'Name',
    type: 'Type',
    default: 'Default',
    description: 'Description',
    slot: 'Slot',
    className: 'Class',
    component: 'Default component',
    rule: 'Rule name',
    packages: 'Packages',
  },
  facts: {
    packages: 'Read from',
    demos: 'Demos',
    ref: 'Ref',
    inheritance: 'Inheritance',
    theme: 'Theme',
    source: 'Source',
    data: 'Data',
  },
  required: 'required',
  optional: 'optional',
  deprecated: 'Deprecated',
  signature: 'Signature',
  returns: 'Returns',
  copy: 'Copy',
  copied: 'Copied',
  linkTo: 'Link to {name}',
  headingLink: 'Direct link to {name}',
  linkCopied: 'Link to {name} copied',
  filter: 'Filter by name',
  filterHint: 'Press / to filter',
  shown: '{n} of {total} shown',
  mentioned: 'No name matches; {n} of {total} mention it',
  nothing: 'Nothing matches',
  layout: 'Layout',
  layouts: { table: 'Table', expanded: 'Expanded', compact: 'Compact' },
  jumpTo: 'Sections',
  attributes: 'Takes the attributes of {name} too.',
  propsOf: 'Takes the props of {name} too.',
  themeText:
    'Set its default props and style overrides in a theme under the name {name}.',
  refText: 'The ref points to {name}.',
  appliedAs: 'The published code gives the element {name} instead.',
  listener: 'Prop:',
  absent: 'Not in the installed version',
  see: 'See instead:',
  plan: '{plan} plan',
  version: '{package} {version}',
};

const zh: ViewLabels = {
  sections: {
    imports: '导入',
    props: '属性',
    members: '成员',
    signature: '签名',
    overload: '签名 {n}',
    parameters: '参数',
    returns: '返回值',
    slots: '插槽',
    classes: 'CSS 类',
    types: '类型',
    events: '事件',
    selectors: '选择器',
  },
  groups: { component: '组件', interface: '接口', hook: 'Hook' },
  heads: {
    name: '名称',
    type: '类型',
    default: '默认值',
    description: '说明',
    slot: '插槽',
    className: '类名',
    component: '默认组件',
    rule: '规则名',
    packages: '软件包',
  },
  facts: {
    packages: '读取自',
    demos: '示例',
    ref: 'Ref',
    inheritance: '继承',
    theme: '主题',
    source: '源码',
    data: '数据',
  },
  required: '必填',
  optional: '可选',
  deprecated: '已弃用',
  signature: '签名',
  returns: '返回',
  copy: '复制',
  copied: '已复制',
  linkTo: '指向 {name} 的链接',
  headingLink: '{name}的直接链接',
  linkCopied: '已复制 {name} 的链接',
  filter: '按名称筛选',
  filterHint: '按 / 筛选',
  shown: '显示 {n} 项，共 {total} 项',
  mentioned: '没有匹配的名称；{total} 项中有 {n} 项提到它',
  nothing: '没有匹配项',
  layout: '布局',
  layouts: { table: '表格', expanded: '展开', compact: '紧凑' },
  jumpTo: '章节',
  attributes: '也接受 {name} 的属性。',
  propsOf: '也接受 {name} 的属性。',
  themeText: '在主题中以名称 {name} 设置其默认属性和样式覆盖。',
  refText: 'ref 指向 {name}。',
  appliedAs: '已发布的代码给元素的是 {name}。',
  listener: '属性：',
  absent: '已安装的版本中没有',
  see: '请改看：',
  plan: '{plan} 版',
  version: '{package} {version}',
};

export const VIEW_LABELS: Record<Language, ViewLabels> = { en, zh };

/** Puts values into `{name}` places of a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  );
