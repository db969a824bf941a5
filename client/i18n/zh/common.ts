export const common = {
  brand: '面包地图',
  cancel: '取消',
  confirm: '确定',
  close: '关闭',
  retry: '再试一次',
  undo: '撤销',
  back: '返回',
} as const;
