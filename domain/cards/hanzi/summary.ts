import type { AnalysisItem } from './content.ts';
import { charsOf } from './pinyin.ts';

export function analysisText(analysis: readonly AnalysisItem[]): string {
  return analysis.map((item) => ('hanzi' in item ? charsOf(item.hanzi) : item.text)).join('');
}
