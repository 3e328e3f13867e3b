import '../../styles/main.scss' // first: it declares the order of the cascade layers
import './page.scss'

const root = document.getElementById('lab')
if (!root) throw new Error('src/audit/page/index.html has no #lab')

void import(/* webpackChunkName: "lab" */ '../lab/startLab').then(({ startLab }) => startLab(root))
