export const zh = {
  refused: {
    title: '这一关没能记上',
    text: '服务器没有收下这份成绩：{reason}',
    unreadable: '它读不懂这份成绩',
    kept: '你答过的都留在这台设备上，不会丢，在「设置」里也能找到。复制下来发给我们，我们来想办法。',
    kept_late: '有一关的成绩没能记上，留在「设置」里了',
    copy: '复制成绩给我们',
    copied: '成绩已复制，可以发给我们了',
    saved: '成绩存成了文件，可以发给我们了',
    to_map: '回地图',
    list: '没能记上的成绩',
    line: '{count, plural, other {# 张卡}} · {reason}',
    copy_of: '复制 {time} 的成绩',
    remove_of: '移除 {time} 的成绩',
    removed: '移除了一份成绩',
  },
} as const;
