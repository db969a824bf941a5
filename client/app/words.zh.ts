export const zh = {
  app: {
    not_found_title: '这条路没有面包屑',
    not_found_text: '地址可能写错了，或者这一页已经搬走。',
    go_home: '回到地图',
    error_title: '这一页烤糊了',
    error_text: '不是你的问题。再试一次，多半就好了。',
    offline_title: '断网了，正在用本机的内容',
    offline_text: '联网之后会自动补上',
    loading: '加载中',
  },
  nav: {
    main: '主导航',
    help: '帮助',
    skip: '跳到正文',
  },
} as const;
