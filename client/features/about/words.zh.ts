export const zh = {
  about: {
    title: '关于',
    version: '版本 {version}',
    full_hint: '双击看完整版本',
    full: '客户端 {client} · 服务器 {server}',
    check: '检查更新',
    checking: '正在检查',
    newest: '已经是最新版本',
    newer: '新版本 {version} 已经可用',
    reload: '刷新',
    unknown: '没有查到版本，看看网络再试。',
  },
} as const;
