export const energy = {
  title: '面包',
  bread: '现有面包',
  full: '已满',
  full_text: '篮子满了，去烤一炉吧。',
  recovers: '每 {minutes} 分钟出炉一个，等一等就有。',
  claim: '免费烤满',
  once: '每个账号一次',
  used: '免费烤满已经用过了，等面包自己出炉吧。',
  filled: '面包烤满了',
} as const;
