import { ptBR, zhCN } from '@mui/material/locale';

/** A mock of the module that plugins/translations/writeDemoTexts.ts writes. */
export default {
  en: async () => ({ default: [] }),
  'zh-CN': async () => ({ default: [zhCN.components] }),
  'pt-BR': async () => ({ default: [ptBR.components] }),
};
